export { createNewsFeed } from './client.ts'
