import { useFormats } from '~/fields/format.tsx'

/** A difference says by its sign which way it goes. */
export function Share({ value }: { value: number | null }) {
  const { share } = useFormats()
  return <span className="number">{value === null ? '–' : `${value > 0 ? '+' : ''}${share(value)}`}</span>
}
