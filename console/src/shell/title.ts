import { useEffect } from 'react'
import { useBrand } from '~/api/brand.ts'

/** `<page> - <app title>`, in the language in use; null: the app title alone. */
export function useTitle(page: string | null) {
  const brand = useBrand()
  const title = page ? `${page} - ${brand.title}` : brand.title
  useEffect(() => {
    document.title = title
  }, [title])
}
