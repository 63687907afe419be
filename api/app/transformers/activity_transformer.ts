import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ShownActivity } from '#activity/activities'
import { isKind } from '#kinds'
import { defaultReply } from '#mails/default_reply'
import type { Fields } from '#activity/difference'
import { namedClass } from '#activity/named_class'
import { readReplyId } from '#activity/reply_id'
import { isRevertible } from '#activity/revertible'
import { classWords } from '#shared/words/batch_words'
import { isPublic } from '#visibility/public_rows'
import { pictureFile } from '#pictures/stored_picture'
import { signedPictureUrl } from '#pictures/signed_picture_url'

interface NamedPicture {
  base: string
  widths: number[]
}

export default class ActivityTransformer extends BaseTransformer<ShownActivity> {
  toObject() {
    const { resource: row } = this
    const lesson = row.kind === 'classes' ? namedClass(row.name) : null
    return {
      _id: row.id,
      happenedAt: row.happened_at,
      origin: row.origin,
      email: row.email,
      browser: row.browser,
      system: row.system,
      kind: row.kind,
      itemId: row.item_id,
      name: lesson ? classWords('en', lesson) : row.name,
      /** Of a class: what its name is made of in another language. */
      lesson,
      action: row.action,
      before: this.#content(row.before),
      after: this.#content(row.after),
      /** For `If-Match`; null unless what was changed still exists. */
      version: row.item?.version ?? null,
      canRevert: this.#canRevert(),
    }
  }

  #canRevert() {
    const { kind, action, before, item } = this.resource
    if (isKind(kind) || kind === 'notices') {
      if (!item) return false
      if (action === 'deleted') return item.deletedAt !== null
      if (!before || item.deletedAt !== null) return false
      return Object.keys(before).some((name) => name !== 'picture' || this.#canRevertPicture())
    }
    if (kind === 'classes' && (action === 'deleted') !== (item === null)) return false
    return isRevertible(kind) && before !== null
  }

  /** One that was replaced is gone; one that was added can be removed while it is there. */
  #canRevertPicture() {
    const { before, after } = this.resource
    const picture = (before?.picture ?? after?.picture) as NamedPicture | null | undefined
    return picture ? this.#isCurrent(picture) : false
  }

  #content(fields: Fields | null): Fields | null {
    if (!fields) return null
    const { kind, item_id: id } = this.resource
    if (kind === 'ready_replies') return { text: fields.text ?? defaultReply(...readReplyId(id!)) }
    const picture = fields.picture as NamedPicture | null | undefined
    return picture ? { ...fields, picture: this.#picture(picture) } : fields
  }

  /** URL of the smallest file; null when the picture was replaced or removed. */
  #picture(picture: NamedPicture) {
    const { item } = this.resource
    if (!item || !this.#isCurrent(picture)) return { url: null }
    const name = pictureFile(picture.base, picture.widths[0]!, 'jpg')
    const isShown = isPublic({ isActive: item.isActive === true, deletedAt: item.deletedAt })
    return { url: isShown ? `/uploads/${name}` : signedPictureUrl(name) }
  }

  #isCurrent({ base }: NamedPicture) {
    return this.resource.item?.picture?.base === base
  }
}
