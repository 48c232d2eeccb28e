// Builds the web client's map.json, and preview.svg, from the rules' board, zones/*.mjs and the atlases.
import { writeFileSync } from 'node:fs';
import { board, MAP_FILE } from './board.mjs';
import { project, projectLine, WIDTH, HEIGHT } from './lib/projection.mjs';
import { CELL, components } from './lib/raster.mjs';
import { paintTerritories, shapeTerritory, finishLand, paintSeas, mergeFragments, LAKE, ICE } from './lib/paint.mjs';
import { traceArcs, drawArcs, ringsOf, ringArea, pathOf } from './lib/topology.mjs';
import { placeZone, placePort } from './lib/placement.mjs';
import { drawPreview } from './lib/preview.mjs';
import * as americas from './zones/americas.mjs';
import * as europe from './zones/europe.mjs';
import * as asia from './zones/asia.mjs';
import * as africa from './zones/africa.mjs';
import * as seas from './zones/seas.mjs';
import * as style from './zones/style.mjs';

const here = (name) => new URL(name, import.meta.url);
const tenth = (v) => Math.round(v * 10) / 10;

// --- One number per zone: territories first, then seas.
const ids = [...board.territories.map((t) => t.id), ...board.seas.map((s) => s.id)];
const labelOf = (id) => { const i = ids.indexOf(id); if (i < 0) throw new Error(`unknown zone ${id}`); return i + 1; };
const landCount = board.territories.length;
const isLand = (label) => label >= 1 && label <= landCount;

const parts = [americas, europe, asia, africa];
const spec = {
  countries: Object.assign({}, ...parts.map((p) => p.countries)),
  states: americas.states,
  cuts: parts.flatMap((p) => p.cuts),
  edits: parts.flatMap((p) => p.edits),
  lakes: parts.flatMap((p) => p.lakes),
  drop: parts.flatMap((p) => p.drop),
  nudge: europe.nudge,
  ports: Object.assign({}, ...parts.map((p) => p.ports)),
};

// --- Paint.
const { land, unclaimed } = paintTerritories(spec, labelOf);
for (const [id, how] of Object.entries(style.shape)) shapeTerritory(land, labelOf(id), how);
const grid = finishLand(land, spec, labelOf, { minIsland: style.minIsland, minPond: style.minPond, keep: style.keep, radius: 3 });
const rest = paintSeas(grid, { ...seas, isLand }, labelOf);
const twoEdges = new Set(['north-pacific', 'mid-pacific', 'south-pacific'].map(labelOf)); // show left and right
const moved = mergeFragments(grid, { isLand, minLand: 40, manyParts: (l) => l === ICE || twoEdges.has(l) });
console.log(`water outside every sea polygon: ${(rest * CELL * CELL).toFixed(0)} px2 (given to the nearest sea)`);
const nameOf = (l) => ids[l - 1] ?? (l === LAKE ? 'lake' : 'ice');
for (const m of moved) if (m.area > 120) console.log(`fragment of ${nameOf(m.from)} (${m.area.toFixed(0)} px2 near ${m.x},${m.y}) given to ${nameOf(m.to)}`);
console.log('left out (islets without a zone):', unclaimed.join(', '));

// --- Trace.
const arcs = traceArcs(grid);
drawArcs(arcs, ({ left, right }) => {
  if (left === 255 || right === 255) return { sigma: 0, tolerance: 0.01 };
  if (isLand(left) && isLand(right)) return { sigma: 3.2, tolerance: 0.25 };
  if (!isLand(left) && !isLand(right)) return { sigma: 9, tolerance: 0.2 };
  return { sigma: 1.3, tolerance: 0.28 };
});

// --- Zones.
const pieces = components(grid);
const zones = {};
const entries = [...board.territories.map((t) => ({ ...t, kind: 'land' })), ...board.seas.map((s) => ({ ...s, kind: s.water }))];
const portsOf = (t) => t.ports.map((sea) => {
  const shared = arcs.filter((a) => (a.left === labelOf(t.id) && a.right === labelOf(sea)) || (a.right === labelOf(t.id) && a.left === labelOf(sea)));
  const hint = spec.ports[t.id]?.[sea];
  return { territory: t.id, sea, ...placePort(shared, hint && project(hint), labelOf(sea)) };
});
const ports = board.territories.flatMap(portsOf);
for (const e of entries) {
  const label = labelOf(e.id), rings = ringsOf(label, arcs).sort((a, b) => Math.abs(ringArea(b)) - Math.abs(ringArea(a)));
  if (!rings.length) throw new Error(`${e.id} has no area`);
  const xs = rings.flat().map((p) => p[0]), ys = rings.flat().map((p) => p[1]);
  const own = ports.filter((p) => p.territory === e.id || p.sea === e.id);
  const wish = style.labels[e.id], more = wish?.more;
  const { label: text, tokens } = placeZone(grid, pieces, label, e, own, wish);
  zones[e.id] = {
    kind: e.kind, power: e.home ?? null,
    d: pathOf(rings), bbox: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(tenth),
    label: text, ...(more ? { moreLabels: more.map(({ at: [x, y], size, lines }) => ({ x, y, size, lines })) } : {}), tokens,
  };
}

// --- Links, decoration.
const links = seas.links.map((l) => ({ a: l.a, b: l.b, kind: l.kind, name: l.name, points: projectLine(l.line, 90).map((p) => p.map(tenth)) }));
const decor = {
  ice: pathOf(ringsOf(ICE, arcs)),
  lakes: pathOf(ringsOf(LAKE, arcs)),
  graticule: graticule(),
  labels: style.decorLabels,
};
function graticule() {
  const lines = [];
  for (let lon = -170; lon <= 195; lon += 20) lines.push(Array.from({ length: 75 }, (_, i) => [lon, 84 - 2 * i]));
  for (let lat = -40; lat <= 70; lat += 20) lines.push(Array.from({ length: 132 }, (_, i) => [-187 + 3 * i, lat]));
  return lines.map((line) => {
    const pts = line.map(project).filter(([x, y]) => x >= -6 && x <= WIDTH + 6 && y >= -6 && y <= HEIGHT + 6);
    const kept = pts.filter((p, i) => { // drop points on straight runs
      if (i === 0 || i === pts.length - 1) return true;
      const [a, b] = [pts[i - 1], pts[i + 1]];
      return Math.abs((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])) / Math.hypot(b[0] - a[0], b[1] - a[1]) > 0.04;
    });
    return 'M' + kept.map((p) => p.map((v) => tenth(v)).join(',')).join('L');
  }).join('');
}

const map = { viewBox: [0, 0, WIDTH, HEIGHT], zones, ports, links, decor };
const json = JSON.stringify(map).replaceAll('},"', '},\n"');
writeFileSync(MAP_FILE, json + '\n');
writeFileSync(here('preview.svg'), drawPreview(map, board));
if (process.argv[2]) writeFileSync(process.argv[2], drawPreview(map, board, { tokens: true })); // debugging aid
console.log(`map.json ${(json.length / 1024).toFixed(0)} kB, ${Object.keys(zones).length} zones, ${ports.length} ports, ${arcs.length} arcs`);
