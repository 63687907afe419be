import { codeOf, type Coded } from '#shared/rules/codes'

interface MessageBody {
  message: string
  errors?: Record<string, string>
}

export function errorBody<Body extends MessageBody>(body: Body) {
  const faults = Object.entries(body.errors ?? {}).map(([field, text]) => [field, codeOf(text)])
  return {
    ...body,
    ...codeOf(body.message),
    ...(body.errors && { faults: Object.fromEntries(faults) as Record<string, Coded | undefined> }),
  }
}
