/** The sign of the product: a line, and three takts of which the third is done. */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden>
      <path d="M3 7h18" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M5.5 14.5a2 2 0 1 1 0 4a2 2 0 1 1 0-4zM12 14.5a2 2 0 1 1 0 4a2 2 0 1 1 0-4z"
        strokeWidth="1.6"
      />
      <path d="M18.5 13.7a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 1 1 0-5.6z" fill="currentColor" stroke="none" />
    </svg>
  )
}
