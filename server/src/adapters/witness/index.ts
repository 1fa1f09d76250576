export { createWitnessClient } from './client.ts'
