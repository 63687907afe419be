import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import router from '@adonisjs/core/services/router'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describeApi, refusalOn, templateOf } from '#openapi/description'
import { isPromised, type AnswerBody } from '#shared/rules/answers'

interface Answer {
  content?: Record<string, { schema?: object }>
  $ref?: string
}
interface Description {
  paths: Record<string, Record<string, { responses: Record<string, Answer> }>>
  components: { responses: Record<string, Answer> }
}

/** More than any answer that a test looks at as a whole, in bytes: the rest is only counted. */
const MAX_LENGTH = 8_000_000

function unpacked(body: Buffer, headers: OutgoingHttpHeaders): Buffer {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}

/** A copy of a schema in which no object may have a member that is not described. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const copy = Object.fromEntries(Object.entries(schema).map(([name, one]) => [name, closed(one)]))
  const isObject = 'properties' in copy && !('additionalProperties' in copy)
  return isObject && copy.type === 'object' ? { ...copy, additionalProperties: false } : copy
}

/**
 * Holds what the API answers in its tests to its own description. It stands at the server, so that
 * every test is a test of the description, with whatever client and however broken a request.
 */
class DescribedAnswers {
  #api = new Ajv2020({ strict: false, allErrors: true })
  #description?: Description
  #faults: string[] = []

  /** @returns the same server */
  watch(server: Server): Server {
    for (const event of ['request', 'checkContinue']) {
      server.prependListener(event, (request, response) => this.#record(request, response))
    }
    return server
  }

  /** @throws Error that lists the answers since the last time are not as described */
  assertAll() {
    const faults = this.#faults.splice(0)
    if (faults.length > 0) throw new Error(`Not as described:\n${faults.join('\n')}`)
  }

  #record(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    let size = 0
    const collect = (chunk: unknown) => {
      if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return
      size += chunk.length
      if (size <= MAX_LENGTH) chunks.push(Buffer.from(chunk as string))
    }
    const { write, end, writeHead } = response
    let given: OutgoingHttpHeaders = {}
    response.writeHead = (...args: unknown[]) => {
      given = (args.find((one) => typeof one === 'object') ?? {}) as OutgoingHttpHeaders
      return writeHead.apply(response, args as never)
    }
    response.write = (...args: unknown[]) => {
      collect(args[0])
      return write.apply(response, args as never)
    }
    response.end = (...args: unknown[]) => {
      collect(args[0])
      const headers = { ...response.getHeaders() }
      for (const [name, value] of Object.entries(given)) headers[name.toLowerCase()] = value
      const body = size > MAX_LENGTH ? undefined : Buffer.concat(chunks)
      // Before the client has the answer: its test must not end first.
      const fault = this.#faultOrError(request, response.statusCode, headers, body)
      if (fault) this.#faults.push(`${request.method} ${request.url!.slice(0, 200)}: ${fault}`)
      return end.apply(response, args as never)
    }
  }

  /** What is thrown here would keep the client waiting for its answer. */
  #faultOrError(...answer: Parameters<DescribedAnswers['faultOf']>): string | undefined {
    try {
      return this.faultOf(...answer)
    } catch (error) {
      return String(error)
    }
  }

  private faultOf(
    { method, url }: IncomingMessage,
    status: number,
    headers: OutgoingHttpHeaders,
    body: Buffer | undefined
  ): string | undefined {
    const answer = this.#described(method!, url!.split('?', 1)[0]!, status)
    if (!answer) return `${status} is not described`
    const { content } = answer
    if (!content) return undefined
    const [type = ''] = String(headers['content-type'] ?? '').split(';', 1)
    const described = content[type] ?? content[type.replace(/\/.*/, '/*')]
    if (!described) return `${status} of type "${type}" is not described`
    if (!described.schema || !body || method === 'HEAD') return undefined
    const isFit = this.#api.compile(described.schema)
    const json: AnswerBody = JSON.parse(unpacked(body, headers).toString())
    if (!isFit(json)) return `${status}: ${this.#api.errorsText(isFit.errors)}`
    if (status >= 400) return undefined
    const call = { method: method!, url: `http://api.example${url}` }
    // What others ask for, such as the state of the server, has no data.
    const isForOthers = method === 'GET' && !('data' in json)
    const isKnown = isForOthers || isPromised(call, { status }, json)
    return isKnown ? undefined : 'the apps would take this for the answer of somebody else'
  }

  /** The described response for a status of a call; an unknown address has the common refusal. */
  #described(method: string, path: string, status: number): Answer | undefined {
    const { paths, components } = (this.#description ??= this.#read())
    const route = router.match(path, method, true)?.route
    const reading = method === 'HEAD' ? 'get' : method.toLowerCase()
    const operation = route && paths[templateOf(route.pattern)]?.[reading]
    if (!operation) return components.responses[refusalOn(path)]
    const { responses } = operation
    const answer = responses[status] ?? responses[`${Math.floor(status / 100)}XX`]
    return answer?.$ref ? components.responses[answer.$ref.split('/').at(-1)!] : answer
  }

  #read(): Description {
    const text = JSON.stringify(closed(describeApi()))
    const description = JSON.parse(text.replaceAll('"#/components', '"api#/components'))
    addFormats.default(this.#api)
    this.#api.addSchema({ $id: 'api', components: description.components })
    return description
  }
}

export const describedAnswers = new DescribedAnswers()
