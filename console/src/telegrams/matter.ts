import { z } from 'zod'

// Records keep their fields in the order they were sent, which objects of a known shape do not.
const TextRecord = z.record(z.string(), z.unknown())
const Reasons = z.array(TextRecord)

/** The content of a recorded answer: a trial has neither envelope nor sentences. Another form is shown whole. */
export function matterOf(response: string): string {
  try {
    const { code: _code, message: _message, data, ...refused } = TextRecord.parse(JSON.parse(response))
    return JSON.stringify(data === undefined ? refused : withoutSentences(TextRecord.parse(data)))
  } catch {
    return response
  }
}

function withoutSentences(data: Record<string, unknown>) {
  const { data: reasons } = Reasons.safeParse(data.reasons)
  return reasons ? { ...data, reasons: reasons.map(({ message: _message, ...reason }) => reason) } : data
}
