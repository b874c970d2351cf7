import { WithUnits } from './bodies.ts'
import { mustFit } from './envelope.ts'
import { ask, type Heard, ignore, type Understood, type Unsaid } from './speak.ts'

/** May these units be worked on here? The interlock is checked, and nothing is begun by it. */
export async function validateUnits(heard: Heard): Promise<Understood> {
  const { Units, PrimaryIdentifier } = mustFit(WithUnits, heard.envelope.MessageBody)
  const units =
    Units.length > 0
      ? Units
      : PrimaryIdentifier
        ? [{ UnitIdentifier: PrimaryIdentifier, PositionNumber: 0 }]
        : []
  if (units.length === 0) return ignore('It names no unit.')
  const serials = [...new Set(units.map(({ UnitIdentifier }) => UnitIdentifier))]
  const answers = await ask(
    heard,
    serials.map((productSn): Unsaid => ({ kind: 'arrive', productSn })),
  )
  const why = new Map(serials.map((serial, i) => [serial, whyNot(answers[i]!)]))
  const results = units.map(({ UnitIdentifier, PositionNumber }) => ({
    UniqueIdentifier: UnitIdentifier,
    PositionNumber: PositionNumber ?? 0,
    ...verdictOf(why.get(UnitIdentifier) ?? null),
  }))
  const worst = results.find(({ Result }) => Result === 'Failed') ?? results[0]!
  return {
    parts: serials.map((productSn, i) => ({ teleType: 'validate', productSn, answered: answers[i]! })),
    response: {
      name: 'CFX.InformationSystem.UnitValidation.ValidateUnitsResponse',
      body: {
        Result: { Result: 'Success', ResultCode: 0, Message: null },
        PrimaryResult: { ...worst, PositionNumber: 0 },
        ValidationResults: results,
      },
    },
  }
}

const verdictOf = (why: string | null) =>
  why === null
    ? { Result: 'Passed', FailureCode: 0, Message: 'OK' }
    : { Result: 'Failed', FailureCode: 1, Message: why }

type Answer = Awaited<ReturnType<typeof ask>>[number]
function whyNot(answer: Answer): string | null {
  if ('key' in answer) return answer.key
  if (!('answer' in answer) || answer.answer === 'go') return null
  return answer.reasons.map(({ reason, about }) => (about ? `${reason}: ${about}` : reason)).join(', ')
}
