/** Somebody else has moved what this mover had read: whatever it concluded is out of date, so it reads again. */
export class MovedOn extends Error {
  constructor(what: string) {
    super(`${what} has been moved by somebody else`)
    this.name = 'MovedOn'
  }
}
