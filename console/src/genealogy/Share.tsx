import { useFormats } from '~/fields/format.tsx'

/** The sign of a difference shows which way it goes. */
export function Share({ value }: { value: number | null }) {
  const { share } = useFormats()
  return <span className="number">{value === null ? '–' : `${value > 0 ? '+' : ''}${share(value)}`}</span>
}
