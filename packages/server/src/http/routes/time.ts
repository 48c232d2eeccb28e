// Time and absence: when somebody plays, votes about the clock, and who leads a seat in a player's place.
import { z } from 'zod';
import { habitsShape } from '../../clock/habits.ts';
import { gameId, gameShape, seatId } from '../../lobby/shapes.ts';
import { BALLOTS, cast } from '../../people/ballots.ts';
import { habitsOf, keepHabits } from '../../people/habits.ts';
import { inviteSubstitute, lead, takeOver } from '../../people/substitutes.ts';
import { own, type Route } from '../route.ts';

const gameSeat = z.object({ id: gameId, seat: seatId });
const habitsGiven = z.object({ habits: habitsShape.optional() });

export const timeRoutes: readonly Route[] = [
  own(
    {
      method: 'GET',
      path: '/api/me/habits',
      summary: 'When you do not play: quiet hours, days off, holidays, in your time zone',
      gives: habitsGiven,
    },
    async ({ caller, services }) => {
      const habits = await habitsOf(services.store, caller.account.id);
      return habits === undefined ? {} : { habits };
    },
  ),
  own(
    {
      method: 'PUT',
      path: '/api/me/habits',
      summary: 'Say when you do not play: no clock of an hour or more runs for you then. Holidays are announced ahead',
      body: habitsShape,
      gives: habitsGiven,
    },
    async ({ caller, body, services }) => ({ habits: await keepHabits(services.store, caller.account.id, body) }),
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/ballots',
      summary: 'Vote to pause the game, to go on, or to add time; it is done when more than half of the players agree',
      params: z.object({ id: gameId }),
      body: z.strictObject({ about: z.enum(BALLOTS), agree: z.boolean().default(true) }),
      gives: gameShape,
    },
    async ({ caller: { account }, params: { id }, body, services, language }) => {
      await cast(services.store, id, account.id, body.about, body.agree);
      return services.teller.tell(await services.lobby.game(id), account.id, language);
    },
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/seats/:seat/lead',
      summary: 'Lead your seat again, or leave it to a caretaker until you are back',
      params: gameSeat,
      body: z.strictObject({ by: z.enum(['me', 'caretaker']).default('me') }),
      gives: gameShape,
    },
    async ({ caller: { account }, params: { id, seat }, body, services, language }) => {
      await lead(services.store, services.tables, id, seat, account.id, body.by);
      return services.teller.tell(await services.lobby.game(id), account.id, language);
    },
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/seats/:seat/substitute',
      summary: 'Invite somebody to lead your seat, or as the host one that a caretaker leads; for a time or for good',
      params: gameSeat,
      body: z.strictObject({ forGood: z.boolean().default(false) }),
      gives: z.object({ invitation: z.string() }),
    },
    async ({ caller, params: { id, seat }, body, services }) => ({
      invitation: await inviteSubstitute(services.store, id, seat, caller.account.id, body.forGood),
    }),
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/seats/:seat/take-over',
      summary: 'Lead a seat as a substitute, by an invitation',
      params: gameSeat,
      body: z.strictObject({ invitation: z.string().max(100) }),
      gives: gameShape,
    },
    async ({ caller: { account }, params: { id, seat }, body, services, language }) => {
      await takeOver(services.store, services.tables, id, seat, account.id, body.invitation);
      return services.teller.tell(await services.lobby.game(id), account.id, language);
    },
  ),
];
