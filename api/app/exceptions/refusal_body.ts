import { codeOf, type Coded } from '#shared/rules/codes'

interface Said {
  message: string
  errors?: Record<string, string>
}

export function refusalBody<Body extends Said>(body: Body) {
  const { errors } = body
  const faults = errors && mapped(errors)
  return { ...body, ...codeOf(body.message), ...(faults && { faults }) }
}

function mapped(errors: Record<string, string>): Record<string, Coded | undefined> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, sentence]) => [field, codeOf(sentence)])
  )
}
