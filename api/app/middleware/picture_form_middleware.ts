import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { FieldRefusal } from '#exceptions/field_refusal'
import { UnsupportedType } from '#exceptions/unsupported_type'
import { hasContent } from '#middleware/has_content'
import { PICTURE_MAX_BYTES, PICTURE_TOO_LARGE } from '#shared/picture_rules'
import { BODY_TOO_LARGE } from '#shared/refusals'

/**
 * Reads a multipart form with at most one picture, into memory: an upload that is refused or cut
 * off has nothing to clean up. The bytes end up in the file's `meta.bytes`.
 */
export default class PictureFormMiddleware {
  async handle(ctx: HttpContext, next: NextFn, field: 'banner' | 'image') {
    const { request } = ctx
    if (hasContent(request) && !request.is(['multipart/form-data'])) throw new UnsupportedType()
    const parser = await ctx.containerResolver.make(BodyParserMiddleware)
    return parser.handle(ctx, async () => {
      if (!request.multipart) return next()
      request.multipart.onFile(field, { deferValidations: true }, collect)
      await request.multipart.process().catch((error) => {
        throw isUploadTooLarge(error) ? tooLarge(field) : error
      })
      return next()
    })
  }
}

/** The parser has three limits and one code for them; only this one is about the files. */
function isUploadTooLarge(error: Error) {
  return error.message === 'request entity too large'
}

function tooLarge(field: string) {
  return new FieldRefusal(field, PICTURE_TOO_LARGE, { status: 413, message: BODY_TOO_LARGE })
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
