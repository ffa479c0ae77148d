/** Every operation of the contract: how its request is read, and what runs. A line each, in src-main/operations by room. */
import type { AppServices } from './app-services.ts';
import { accountOperations } from './operations/accounts.ts';
import { addressOperations } from './operations/addresses.ts';
import { createAsking } from './operations/asking.ts';
import { manifestOperations } from './operations/manifests.ts';
import { orderOperations } from './operations/orders.ts';
import { paperOperations } from './operations/paper.ts';
import { questionOperations } from './operations/questions.ts';
import { settingsOperations } from './operations/settings.ts';
import { stationOperations } from './operations/station.ts';
import type { OperationTable } from './perform.ts';

export function createOperations(services: AppServices): OperationTable {
  const asking = createAsking(services);
  return {
    ...accountOperations(services, asking),
    ...orderOperations(services, asking),
    ...manifestOperations(services, asking),
    ...stationOperations(services, asking),
    ...paperOperations(services, asking),
    ...addressOperations(services, asking),
    ...settingsOperations(services, asking),
    ...questionOperations(services, asking),
  };
}
