export { createLaunchLab } from './client.ts'
