// Time and absence: when somebody plays, votes about the clock, and who leads a seat in a player's place.
import { z } from 'zod';
import { habitsShape } from '../../clock/habits.ts';
import { gameId, gameShape, seatId } from '../../lobby/shapes.ts';
import { BALLOTS, cast } from '../../people/ballots.ts';
import { CALLS, callFor } from '../../people/calls.ts';
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
      summary: 'Get when you don’t play: quiet hours, days off and vacations, in your time zone',
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
      summary:
        'Set when you don’t play. Clocks of an hour or more stop for you then, from the next question or stage on. Vacations are announced in advance',
      body: habitsShape,
      gives: habitsGiven,
    },
    async ({ caller, body, services }) => {
      await services.quotas.change(caller);
      return { habits: await keepHabits(services.store, caller.account.id, body) };
    },
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/ballots',
      summary:
        'Vote to pause the game, to continue, or to add time. It happens when more than half of the players agree',
      params: z.object({ id: gameId }),
      body: z.strictObject({ about: z.enum(BALLOTS), agree: z.boolean().default(true) }),
      gives: gameShape,
    },
    async ({ caller, params: { id }, body, services, language }) => {
      const { account } = caller;
      await services.quotas.change(caller);
      await cast(services.store, id, account.id, body.about, body.agree);
      return services.teller.tell(await services.lobby.game(id), account.id, language);
    },
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/seats/:seat/lead',
      summary: 'Take your seat back, or let a caretaker play it while you are away',
      params: gameSeat,
      body: z.strictObject({ by: z.enum(['me', 'caretaker']).default('me') }),
      gives: gameShape,
    },
    async ({ caller, params: { id, seat }, body, services, language }) => {
      const { account } = caller;
      // The way back is always open; who goes away again and again fills the log of the game.
      if (body.by === 'caretaker') await services.quotas.change(caller);
      await lead(services.store, services.tables, id, seat, account.id, body.by);
      return services.teller.tell(await services.lobby.game(id), account.id, language);
    },
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/seats/:seat/substitute',
      summary:
        'Invite a substitute for your seat or, as the host, for a seat that a caretaker plays; for a while or for good',
      params: gameSeat,
      body: z.strictObject({ forGood: z.boolean().default(false) }),
      gives: z.object({ invitation: z.string() }),
    },
    async ({ caller, params: { id, seat }, body, services }) => {
      await services.quotas.change(caller);
      return { invitation: await inviteSubstitute(services.store, id, seat, caller.account.id, body.forGood) };
    },
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/seats/:seat/call',
      summary:
        'Ask a caretaker to answer for a player who has been silent for three days where no clock runs, or vote for a substitute in a seat that a caretaker leads: until the player is back, if more than half agree, or for good, if all do',
      params: gameSeat,
      body: z.strictObject({ for: z.enum(CALLS), agree: z.boolean().default(true) }),
      gives: gameShape,
    },
    async ({ caller, params: { id, seat }, body, services, language }) => {
      const { account } = caller;
      const { store, tables, outages } = services;
      await services.quotas.change(caller);
      await callFor(store, tables, id, seat, account.id, body.for, body.agree, outages());
      return services.teller.tell(await services.lobby.game(id), account.id, language);
    },
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/seats/:seat/take-over',
      summary: 'Take over a seat as a substitute, with an invitation',
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
