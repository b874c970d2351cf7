/** One after the other; what fails keeps none of the others from it, and the first failure is thrown when all were tried. */
export async function eachAnyway<T>(all: Iterable<T>, work: (one: T) => Promise<unknown>) {
  const failures: unknown[] = []
  for (const one of all)
    try {
      await work(one)
    } catch (error) {
      failures.push(error)
    }
  if (failures.length) throw failures[0]
}
