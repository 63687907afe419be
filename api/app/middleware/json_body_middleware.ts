import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import safe from 'secure-json-parse'
import type { NextFn } from '@adonisjs/core/types/http'
import bodyParserConfig from '#config/bodyparser'
import { MalformedJson, TooDeep, UnsupportedType } from '#exceptions/refusals'
import { hasBody } from '#server/unread_body'
import { checkSessionAfterBody } from '#server/session_after_body'
import { JSON_DEPTH_MAX } from '#shared/rules/request_rules'
import { isNestedDeeper } from '#validators/json_field'

export default class JsonBodyMiddleware {
  /** @param limit maximum bytes, where the route takes more than others */
  async handle(ctx: HttpContext, next: NextFn, limit?: number) {
    if (!hasBody(ctx.request.request)) return next()
    if (!ctx.request.is(['application/json'])) throw new UnsupportedType()
    // `next` is not called inside the parser, which would report every error as a parse error.
    let isRead = false
    const parser = limit
      ? new BodyParserMiddleware({ ...bodyParserConfig, raw: { ...bodyParserConfig.raw, limit } })
      : await ctx.containerResolver.make(BodyParserMiddleware)
    await parser.handle(ctx, async () => {
      isRead = true
    })
    await checkSessionAfterBody(ctx)
    if (isRead) ctx.request.updateBody(parse(ctx.request.raw() ?? ''))
    return next()
  }
}

function parse(text: string): Record<string, unknown> {
  if (text === '') return {}
  if (isNestedDeeper(text, JSON_DEPTH_MAX)) throw new TooDeep()
  const body = readJson(text)
  if (typeof body !== 'object' || body === null) throw new MalformedJson()
  return body as Record<string, unknown>
}

function readJson(text: string): unknown {
  try {
    // Not with a reviver, which takes seconds for a megabyte.
    return safe.parse(text, undefined, { protoAction: 'remove', constructorAction: 'ignore' })
  } catch {
    throw new MalformedJson()
  }
}
