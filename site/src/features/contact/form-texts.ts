import { fields, readValues, type FieldName, type Values } from './contact-fields'

/** The texts of the form stand in its elements alone: what is typed before the island wakes up stays. */
export const textsOf = (form: HTMLFormElement): Values => readValues(new FormData(form))

export const isEmpty = (form: HTMLFormElement): boolean =>
  Object.values(textsOf(form)).every((text) => text.trim() === '')

export function controlOf(form: HTMLFormElement, name: FieldName) {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control
    : null
}

/** Puts texts into the fields that hold none. */
export function fillEmpty(form: HTMLFormElement, texts: Record<string, string>) {
  for (const { name } of fields) {
    const control = controlOf(form, name)
    if (control && control.value === '') control.value = texts[name] ?? ''
  }
}

export function emptyFields(form: HTMLFormElement) {
  for (const { name } of fields) {
    const control = controlOf(form, name)
    if (control) control.value = ''
  }
}
