/** Why one platform gets no adaptation, in words; the others go on. */
export class AdaptationRefusal extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'AdaptationRefusal'
  }
}
