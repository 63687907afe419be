import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/** Answers a request, or says that it does not: the framework does so then. */
type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

const answers = new Map<string, Answer>()
const failures = new WeakMap<IncomingMessage, unknown>()

/** Has whoever reads this address answered before the framework makes anything of the request. */
export function answerFirst(path: string, answer: Answer) {
  answers.set(path, answer)
}

/** Throws what went wrong before the framework had the request, so that it is told as any other error. */
export function throwFailure(request: IncomingMessage) {
  if (failures.has(request)) throw failures.get(request)
}

/**
 * Asks those above first: the framework alone takes longer than sending what is kept. It stands
 * behind the caps, so that what they refuse does not come here.
 */
export function answeredFirst(framework: RequestListener): RequestListener {
  return (request, response) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const answer = isReading ? answers.get(request.url!.split('?', 1)[0]!) : undefined
    if (!answer) return framework(request, response)
    answer(request, response)
      .catch((error: unknown) => void failures.set(request, error))
      .then((isAnswered) => isAnswered || framework(request, response))
  }
}
