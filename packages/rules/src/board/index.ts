export * from './box.ts';
export * from './companies.ts';
export { type Company, RESEARCH_CARDS, RESOURCES, type ResearchCard, type Resource } from './deck.ts';
export { type FactId, type Facts, fact } from './facts.ts';
export { homePower, NEUTRAL_TERRITORIES } from './homes.ts';
export * from './market-track.ts';
export * from './paths.ts';
export { homeOf, isPower, POWERS, type Power, powerName, powerShortName } from './powers.ts';
export * from './questions.ts';
export * from './supply-center.ts';
export {
  DARK_SEAS,
  type DarkSea,
  isDarkSea,
  isLightSea,
  isSea,
  isTerritory,
  isZone,
  LIGHT_SEAS,
  type LightSea,
  SEAS,
  type Sea,
  TERRITORIES,
  type Territory,
  ZONES,
  type Zone,
  zoneIndex,
} from './zones.ts';
