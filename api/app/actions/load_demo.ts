/** Fills an empty academy with sample content. */
export default class LoadDemo {
  async handle() {}
}
