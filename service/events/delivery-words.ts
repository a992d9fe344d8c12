/** Messages of a delivery that was dead-lettered without an attempt. */
export const endpointDisabledWords = 'The endpoint is disabled.'
export const endpointDeletedWords = 'The endpoint was deleted.'
