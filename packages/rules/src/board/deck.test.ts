import { expect, test } from 'vitest';
import { companyOf, INDEPENDENT_COMPANIES, POWERS, RESOURCES, superpowerCompanies } from './index.ts';

test.each(POWERS)('Q-B-08 %s has for each resource a company of three units and one of two', (power) => {
  for (const resource of RESOURCES) {
    const units = superpowerCompanies(power)
      .map(companyOf)
      .flatMap((company) => (company.resource === resource ? [company.units] : []));
    expect(units.sort()).toEqual([2, 3]);
  }
});

test.each([
  ['oil', [1, 2, 3, 3, 4, 4, 5, 5]],
  ['minerals', [1, 2, 3, 3, 3, 4, 4, 5]],
  ['grain', [1, 2, 2, 3, 3, 4, 4, 5]],
])('Q-B-08 eight independent companies of %s yield one to five units', (resource, units) => {
  const independent = INDEPENDENT_COMPANIES.map(companyOf).filter((company) => company.resource === resource);
  expect(independent.map((company) => company.units).sort()).toEqual(units);
});
