/**
 * A function that works out each answer once.
 * @param keyOf by what it is known again that the same is asked
 */
export function remembered<Asked, Answer extends object>(
  answerTo: (asked: Asked) => Answer,
  keyOf: (asked: Asked) => unknown = (asked) => asked
): (asked: Asked) => Answer {
  const known = new Map<unknown, Answer>()
  return (asked) => {
    const key = keyOf(asked)
    const answer = known.get(key) ?? answerTo(asked)
    known.set(key, answer)
    return answer
  }
}
