/** Why one platform gets no adaptation, as a message; the others continue. */
export class AdaptationRefusal extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'AdaptationRefusal'
  }
}
