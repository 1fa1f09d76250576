export const AGENT_NOT_CONNECTED = 'The agent is not connected in this deployment. Panels work without it.'
export const COMPOSER_LABEL = 'Message'
export const COMPOSER_PLACEHOLDER = 'Ask about a token, or describe a trade'
