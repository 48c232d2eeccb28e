/** How zones, goods, deals and values are named within other texts. */
export const nameWords = {
  sea: (sea: string) => `the ${sea}`,
  goods: (number: number, resource: string) =>
    `${number} ${resource === 'minerals' && number === 1 ? 'mineral' : resource}`,
  yes: 'Yes',
  no: 'No',
  none: 'none',
  nothing: 'nothing',
  berth: (sea: string, port: string) => `${sea}, off ${port}`,
  in: (what: string, zone: string) => `${what} in ${zone}`,
  forces: (units: readonly string[], zone: string) => `${units.join(' and ')} in ${zone}`,
  offer: (who: string, gives: string, wants: string) => `${who}: ${gives} for ${wants}`,
} as const;
