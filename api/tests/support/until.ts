/** Asks again and again until the answer is truthy, and gives it. */
export async function until<T>(
  ask: () => T | Promise<T>,
  deadline = Date.now() + 60_000
): Promise<Exclude<T, false | undefined | null | 0 | ''>> {
  const answer = await ask()
  if (answer) return answer as Exclude<T, false | undefined | null | 0 | ''>
  if (Date.now() > deadline) throw new Error('It did not happen')
  await new Promise((resolve) => setTimeout(resolve, 50))
  return until(ask, deadline)
}
