import { useState } from 'react'

/** The input of the answer that is shown: while an earlier answer stays, the earlier input. What is said of it must not be taken for the new one. */
export function useAnswered<I>(
  input: I,
  { data, isPlaceholderData }: { data: unknown; isPlaceholderData: boolean },
): I {
  const [answered, setAnswered] = useState(input)
  const isOf = data === undefined || !isPlaceholderData
  if (isOf && answered !== input) setAnswered(input)
  return isOf ? input : answered
}
