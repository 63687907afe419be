import vine from '@vinejs/vine'
import {
  PICTURE_NEW_AND_REMOVED,
  PICTURE_TOO_LARGE,
  PICTURE_UNREADABLE,
} from '#shared/rules/picture_rules'
import { booleanField, booleanMessages } from '#validators/boolean_field'

export function pictureField() {
  return vine.file({ size: '10mb' })
}

const withoutNewPicture = vine.createRule<string>((value, picture, field) => {
  if (value === true && field.parent[picture] !== undefined) {
    field.report(PICTURE_NEW_AND_REMOVED, 'alone', field)
  }
})

export function removePictureField(picture: string) {
  return booleanField().use(withoutNewPicture(picture))
}

export function pictureMessages(field: string) {
  return {
    [`${field}.file.size`]: PICTURE_TOO_LARGE,
    [`${field}.file`]: PICTURE_UNREADABLE,
    ...booleanMessages('removePicture'),
  }
}
