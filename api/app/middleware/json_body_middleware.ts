import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import bodyParserConfig from '#config/bodyparser'
import { MalformedJson, UnsupportedType } from '#exceptions/refusals'
import { announcesBody } from '#exceptions/unread_body'
import { checkSessionAfterBody } from '#middleware/session_after_body'
import { TOO_DEEP } from '#shared/rules/refusals'
import { JSON_DEPTH_MAX } from '#shared/rules/request_rules'
import { isNestedDeeper } from '#validators/json_field'

export default class JsonBodyMiddleware {
  /** @param limit bytes that the route takes, where it takes more than others */
  async handle(ctx: HttpContext, next: NextFn, limit?: number) {
    if (!announcesBody(ctx.request.request)) return next()
    if (!ctx.request.is(['application/json'])) throw new UnsupportedType()
    // Only here: waiting for the next step inside the parser would make every error one of reading.
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
  if (isNestedDeeper(text, JSON_DEPTH_MAX)) throw new MalformedJson(TOO_DEEP)
  const body = readJson(text)
  if (typeof body !== 'object' || body === null) throw new MalformedJson()
  return body as Record<string, unknown>
}

function readJson(text: string): unknown {
  try {
    // A member of that name would be taken for the object's own kind by whoever copies it.
    return JSON.parse(text, (name, value) => (name === '__proto__' ? undefined : value))
  } catch {
    throw new MalformedJson()
  }
}
