import vine from '@vinejs/vine'
import { PICTURE_MAX_MEGABYTES } from '#shared/rules/picture_rules'
import { booleanField } from '#validators/boolean_field'
import { reportFault } from '#validators/fault_reporter'

export function pictureField() {
  return vine.file({ size: `${PICTURE_MAX_MEGABYTES}mb` })
}

const withoutNewPicture = vine.createRule<string>((value, picture, field) => {
  if (value === true && field.parent[picture] !== undefined) {
    reportFault(field, { code: 'picture_new_and_removed' })
  }
})

export function removePictureField(picture: string) {
  return booleanField().use(withoutNewPicture(picture))
}
