/** After so many days an address that was not confirmed is forgotten: longer than the link in the email works. */
export const unconfirmedLeadDays = 3
