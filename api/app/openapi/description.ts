import type { RouteJSON } from '@adonisjs/core/types/http'
import router from '@adonisjs/core/services/router'
import { namesIn } from '#shared/identity/academy_names'
import { operations } from '#openapi/operations'
import { object, schemas, type Schema, type Type } from '#openapi/schemas'
import { PICTURE_MAX_BYTES } from '#shared/rules/picture_rules'
import { isApi } from '#shared/rules/request_rules'

export const templateOf = (pattern: string) => pattern.replace(/:(\w+)/g, '{$1}')

const json = (schema: Schema) => ({ 'application/json': { schema } })
const error = json({ $ref: '#/components/schemas/Error' })

const responses = {
  Refused: { description: 'Refused, with a sentence.', content: error },
  PlainlyRefused: {
    description: 'Refused: a sentence.',
    content: { ...error, 'text/plain': {} },
  },
  Failed: { description: 'Nothing was changed; `Retry-After` may say when.', content: error },
}
export const refusalOn = (path: string) => (isApi(path) ? 'Refused' : 'PlainlyRefused')

const parameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    schema: { type: 'string', format: 'uuid' },
    description:
      'The change is made once, however often it is sent with one key. ' +
      'A created item bears its key as its id, where that is a UUIDv7.',
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    schema: { type: 'string', pattern: '^"v\\d+"$' },
    description: 'Refuses the change when the item has another version by now.',
  },
}
const ref = (kind: 'responses' | 'parameters', name: string) => ({
  $ref: `#/components/${kind}/${name}`,
})

interface Validator {
  toJSONSchema(): unknown
}

/** Validators ignore unknown fields. */
function schemaOfValidator(validator: Validator) {
  const schema = validator.toJSONSchema() as Schema & { properties: Schema }
  delete schema.additionalProperties
  return schema
}

function contentOf(answer: Type) {
  if (typeof answer !== 'string') return json(answer)
  return answer.includes('/') ? { [answer]: {} } : json(object({ data: answer }))
}

/** The settings of the named middleware of a route, by its name. */
const namedMiddleware = ({ middleware }: RouteJSON) =>
  new Map(
    [...middleware.all()].flatMap((one) => ('args' in one ? [[one.name, one.args as unknown]] : []))
  )

const pathParameters = (pattern: string) =>
  [...templateOf(pattern).matchAll(/\{(\w+)\}/g)].map(([, part]) => ({
    name: part,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

const queryParameters = (query: Validator | undefined) =>
  Object.entries(query ? schemaOfValidator(query).properties : {}).map(([part, schema]) => ({
    name: part,
    in: 'query',
    schema,
  }))

/** @param picture the name of its picture; with one it is sent as a form of several parts */
function requestBodyOf(body: Validator, picture: string | undefined) {
  const schema = schemaOfValidator(body)
  if (picture) {
    const description = `JPEG, PNG, WebP, GIF or AVIF of at most ${PICTURE_MAX_BYTES} bytes.`
    schema.properties[picture] = { type: 'string', format: 'binary', description }
  }
  const type = picture ? 'multipart/form-data' : 'application/json'
  return { required: true, content: { [type]: { schema } } }
}

function operationOf(route: RouteJSON) {
  const { pattern } = route
  const name = route.name!
  const operation = operations[name]
  if (!operation) throw new Error(`No entry in app/openapi/operations.ts for ${name}`)
  const { summary, answer, query, body, created, takesKey } = operation
  const uses = namedMiddleware(route)
  const isKeyed = uses.has('idempotencyKey')
  const content = answer ? { content: contentOf(answer) } : {}
  const done = answer ? (created ? 201 : 200) : 204
  return {
    operationId: name,
    tags: [pattern.replace(/^\/api\//, '/').split('/')[1]],
    summary,
    ...(uses.has('director') && { security: [{ token: [] }] }),
    parameters: [
      ...pathParameters(pattern),
      ...queryParameters(query),
      ...(isKeyed || takesKey ? [ref('parameters', 'IdempotencyKey')] : []),
      ...(isKeyed ? [ref('parameters', 'IfMatch')] : []),
    ],
    ...(body && {
      requestBody: requestBodyOf(body, uses.get('pictureForm') as string | undefined),
    }),
    responses: {
      [done]: { description: 'Done.', ...content },
      '3XX': { description: 'As the client has it, or elsewhere.' },
      '4XX': ref('responses', refusalOn(pattern)),
      ...(name.endsWith('_checks.show') && { 503: { description: 'Not well.', ...content } }),
      '5XX': ref('responses', 'Failed'),
    },
  }
}

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
      title: namesIn('en').academy,
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
      parameters,
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  }
}
