/** How many rows an update or a delete changed: a number on one database, a list of one on the other. */
export async function affected(query: PromiseLike<unknown>): Promise<number> {
  const answer = await query
  return Number(Array.isArray(answer) ? answer[0] : answer)
}
