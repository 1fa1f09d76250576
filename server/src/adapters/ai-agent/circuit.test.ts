import { expect, it } from 'vitest'
import { createCircuit } from './circuit.ts'

it('a circuit opens after three failures in a row, for thirty seconds, and at once when the next try fails', () => {
  let now = 0
  const circuit = createCircuit(() => now)
  circuit.failed()
  circuit.failed()
  circuit.succeeded()
  circuit.failed()
  circuit.failed()
  expect(circuit.isOpen()).toBe(false)
  circuit.failed()
  expect(circuit.isOpen()).toBe(true)
  now = 29_999
  expect(circuit.isOpen()).toBe(true)
  now = 30_000
  expect(circuit.isOpen()).toBe(false)
  circuit.failed()
  expect(circuit.isOpen()).toBe(true)
})
