/**
 * What an area needs of one above it. The lower area declares the port with the shape of the answer; `server/src/wiring.ts`,
 * which may import everybody, fills it. So no area imports upwards, and who answers whom is seen in one place.
 */
export function port<Answer>(name: string) {
  let filled: Answer | undefined
  return {
    connect: (answer: Answer) => {
      filled = answer
    },
    get: (): Answer => {
      if (filled === undefined)
        throw new Error(`Nothing is wired to the port "${name}". See server/src/wiring.ts.`)
      return filled
    },
  }
}

/** The same where any number of features answer: each adds its own. Filling again under a name replaces that answer. */
export function registry<Answer>() {
  const answers = new Map<string, Answer>()
  return {
    add: (name: string, answer: Answer) => void answers.set(name, answer),
    all: (): readonly Answer[] => [...answers.values()],
  }
}
