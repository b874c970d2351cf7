import type { Size } from '@takt/contract/preferences.ts'
import { writeCookie } from '~/api/stored.ts'
import { useWords } from '~/i18n/words.tsx'
import { useToast } from '~/ui/toast.ts'
import { useSave } from './save.ts'

/** Everything larger or smaller in place: no page is built anew, what was typed stays. */
export function useChooseSize() {
  const { comfort } = useWords()
  const toast = useToast()
  const save = useSave()
  return async (size: Size) => {
    if (!(await save({ size }))) return
    writeCookie('size', size)
    toast.tell(comfort.sizeSwitched)
  }
}
