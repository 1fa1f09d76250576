/** Callers that ask for the same thing at the same time share one answer; nothing is kept afterwards. */
export type SingleFlight<Value> = (key: string, work: () => Promise<Value>) => Promise<Value>

export function createSingleFlight<Value>(): SingleFlight<Value> {
  const flights = new Map<string, Promise<Value>>()
  return (key, work) => {
    const current = flights.get(key)
    if (current !== undefined) return current
    const flight = work().finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
}
