/** The person closed the dialog: nothing happened, so callers stay silent about it. */
export class StepUpCancelled extends Error {
  constructor() {
    super('The confirmation was cancelled.')
    this.name = 'StepUpCancelled'
  }
}
