/** Words of a delivery that was given up without an attempt. */
export const endpointDisabledWords = 'The endpoint is switched off.'
export const endpointDeletedWords = 'The endpoint was deleted.'
