import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { UnsupportedType } from '#exceptions/unsupported_type'
import { PICTURE_MAX_BYTES } from '#shared/picture_rules'

/**
 * Reads a multipart form with at most one picture, into memory: an upload that is refused or cut
 * off has nothing to clean up. The bytes end up in the file's `meta.bytes`.
 */
export default class PictureFormMiddleware {
  async handle(ctx: HttpContext, next: NextFn, field: 'banner' | 'image') {
    const { request } = ctx
    if (request.hasBody() && !request.is(['multipart/form-data'])) throw new UnsupportedType()
    const parser = await ctx.containerResolver.make(BodyParserMiddleware)
    return parser.handle(ctx, async () => {
      if (!request.multipart) return next()
      request.multipart.onFile(field, { deferValidations: true }, collect)
      await request.multipart.process()
      return next()
    })
  }
}

type PartHandler = Parameters<HttpContext['request']['multipart']['onFile']>[2]

const collect: PartHandler = async (part, report) => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of part) {
    await report(chunk)
    size += chunk.length
    // Past the limit the rest is counted and dropped: the validator will refuse the file.
    if (size <= PICTURE_MAX_BYTES) chunks.push(chunk)
  }
  return { bytes: Buffer.concat(chunks) }
}
