import { sentenceOf, type Coded } from '#shared/rules/codes'

export class UnusablePicture extends Error {
  constructor(readonly fault: Coded) {
    super(sentenceOf(fault))
  }
}
