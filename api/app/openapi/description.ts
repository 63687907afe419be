import type { RouteJSON } from '@adonisjs/core/types/http'
import router from '@adonisjs/core/services/router'
import { identity } from '#shared/identity/identity'
import { operations, type Operation, type RouteName } from '#openapi/operations'
import { ref, schemas, type Schema } from '#openapi/schemas'
import { PICTURE_MAX_BYTES } from '#shared/rules/picture_rules'
import { isApi } from '#shared/rules/request_rules'

/** One part of a path in braces: `/uploads/*` names a file in folders, which OpenAPI cannot say. */
export const templateOf = (pattern: string) =>
  pattern.replace(/:(\w+)/g, '{$1}').replace('*', '{file}')

const middlewareOf = (route: RouteJSON) =>
  new Map(
    [...route.middleware.all()].flatMap((one) =>
      'args' in one ? [[one.name, one.args as unknown] as const] : []
    )
  )

const json = (schema: Schema) => ({ 'application/json': { schema } })

/** The part of a path that a reader looks for its calls under. */
const tagOf = (pattern: string) => pattern.replace(/^\/api\//, '/').split('/')[1]!

function parameter(name: string, place: 'path' | 'query' | 'header', schema: unknown) {
  return { name, in: place, ...(place === 'path' && { required: true }), schema }
}

/** A validator refuses no field that it does not know: it leaves it out. */
function schemaOf(validator: { toJSONSchema(): unknown }): Schema & { properties: Schema } {
  const schema = validator.toJSONSchema() as Schema & { properties: Schema }
  delete schema.additionalProperties
  return schema
}

/** @param picture the name of the form's picture; undefined for a body of JSON */
function bodyOf({ body }: Operation, picture: string | undefined) {
  if (!body) return undefined
  const schema = schemaOf(body)
  if (!picture) return { required: true, content: json(schema) }
  const description = `JPEG, PNG, WebP, GIF or AVIF of at most ${PICTURE_MAX_BYTES} bytes.`
  schema.properties[picture] = { type: 'string', format: 'binary', description }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

const refused = (description: string) => ({ description, content: json(ref('Error')) })

/** Every refusal there is has one shape; the ones a client should reckon with are named. */
const responses = {
  Unauthenticated: refused('No valid token.'),
  NotFound: refused('There is no such item, or it is not public.'),
  Conflict: refused('Changed meanwhile, or the same key is being answered: `data` may tell.'),
  Invalid: refused('A sentence for each field at fault.'),
  TooMany: refused('Asked too often; `Retry-After` says in how many seconds again.'),
  Refused: refused('Refused: the body is malformed, too large, of the wrong kind.'),
  PlainlyRefused: {
    description: 'Refused: a sentence.',
    content: { ...json(ref('Error')), 'text/plain': {} },
  },
  Failed: refused('Nothing was changed; busy for a moment, or something is broken.'),
}
/** Outside the API's own addresses it may be a person who reads a refusal. */
export const refusalOn = (path: string) => (isApi(path) ? 'Refused' : 'PlainlyRefused')

const response = (name: keyof typeof responses) => ({ $ref: `#/components/responses/${name}` })

function answersOf(
  operation: Operation,
  facts: { isDirectors: boolean; pattern: string; hasKey: boolean }
) {
  const { answer, statuses = [200], isLimited, isGuarded, body, query } = operation
  const content =
    answer === null
      ? {}
      : {
          content: String(answer.type).includes('/') ? { [String(answer.type)]: {} } : json(answer),
        }
  const isEmpty = (status: number) => status >= 300 && status < 400
  return {
    ...Object.fromEntries(
      statuses.map((status) => [
        status,
        isEmpty(status)
          ? { description: status === 304 ? 'As the client has it.' : 'Elsewhere.' }
          : { description: status < 300 ? 'Done.' : 'Not well.', ...content },
      ])
    ),
    ...(facts.isDirectors && { 401: response('Unauthenticated') }),
    ...(/[:*]/.test(facts.pattern) && { 404: response('NotFound') }),
    ...((facts.hasKey || isGuarded) && { 409: response('Conflict') }),
    ...((body || query) && { 422: response('Invalid') }),
    ...(isLimited && { 429: response('TooMany') }),
    '4XX': response(refusalOn(facts.pattern)),
    '5XX': response('Failed'),
  }
}

function operationOf(route: RouteJSON) {
  const operation = operations[route.name as RouteName]
  const { pattern } = route
  const middleware = middlewareOf(route)
  const isDirectors = middleware.has('director')
  const hasKey = middleware.has('idempotencyKey') || Boolean(operation.takesKey)
  const names = [...templateOf(pattern).matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const query = operation.query ? schemaOf(operation.query).properties : {}
  const parameters = [
    ...names.map((name) => parameter(name, 'path', { type: 'string' })),
    ...Object.entries(query).map(([name, schema]) => parameter(name, 'query', schema)),
    ...(hasKey ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ...(operation.isGuarded ? [{ $ref: '#/components/parameters/IfMatch' }] : []),
  ]
  const requestBody = bodyOf(operation, middleware.get('pictureForm') as string | undefined)
  return {
    operationId: route.name,
    tags: [tagOf(pattern)],
    summary: operation.summary,
    ...(isDirectors && { security: [{ token: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: answersOf(operation, { isDirectors, pattern, hasKey }),
  }
}

const headers = {
  IdempotencyKey: {
    ...parameter('Idempotency-Key', 'header', { type: 'string', format: 'uuid' }),
    description:
      'The change is made once, however often it is sent with one key. ' +
      'A created item bears its key as its id, where that is a UUIDv7.',
  },
  IfMatch: {
    ...parameter('If-Match', 'header', { type: 'string', pattern: '^"v\\d+"$' }),
    description: 'Refuses the change with 409 when the item has another version by now.',
  },
}

/** Every call of the API as OpenAPI 3.1: made from its routes, its validators and `operations`. */
export function describeApi() {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of Object.values(router.toJSON()).flat()) {
    const path = (paths[templateOf(route.pattern)] ??= {})
    for (const method of route.methods) {
      if (method !== 'HEAD') path[method.toLowerCase()] = operationOf(route)
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: identity.name,
      version: '1',
      description:
        'Texts are trimmed and made plain before they are judged; their lengths are counted in ' +
        'UTF-16 units. Moments are ISO 8601 in UTC, days are India’s. Members may be added.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas,
      responses,
      parameters: headers,
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  }
}
