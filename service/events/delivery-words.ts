/** Words of a delivery that was given up without an attempt. */
export const endpointDisabledWords = 'The endpoint is disabled.'
export const endpointDeletedWords = 'The endpoint was deleted.'
