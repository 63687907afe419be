import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { UnsupportedType } from '#exceptions/refusals'
import { hasBody } from '#server/unread_body'
import { readPictureForm } from '#server/picture_form'
import { checkSessionAfterBody } from '#server/session_after_body'

/** Files stay in memory: a refused or interrupted upload leaves nothing to clean up. */
export default class PictureFormMiddleware {
  async handle(ctx: HttpContext, next: NextFn, field: 'banner' | 'image') {
    const { request } = ctx
    if (!hasBody(request.request)) return next()
    if (!request.is(['multipart/form-data'])) throw new UnsupportedType()
    const { texts, picture } = await readPictureForm(request, field)
    await checkSessionAfterBody(ctx)
    texts.delete(field)
    request.setInitialBody({ ...Object.fromEntries(texts), ...(picture && { [field]: picture }) })
    return next()
  }
}
