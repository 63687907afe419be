import type { IncomingMessage } from 'node:http'
import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { UnsupportedType } from '#exceptions/unsupported_type'
import { hasContent } from '#middleware/has_content'

/** Reads a JSON body, for the routes that take one; any other kind of body is refused. */
export default class JsonBodyMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (hasContent(ctx.request) && !ctx.request.is(['application/json']))
      throw new UnsupportedType()
    outliveBrokenBody(ctx.request.request)
    const parser = await ctx.containerResolver.make(BodyParserMiddleware)
    return parser.handle(ctx, next)
  }
}

/**
 * Whoever reads a packed body stops listening once it is too large. An unpacker that nobody listens
 * to ends the process when the body then breaks off: somebody listens for good.
 */
function outliveBrokenBody(request: IncomingMessage) {
  const pipe = request.pipe.bind(request)
  request.pipe = (unpacker, options) => {
    unpacker.on('error', () => undefined)
    return pipe(unpacker, options)
  }
}
