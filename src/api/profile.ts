import { admin } from '../contract/admins.ts';
import { profileEndpoints } from '../contract/profile.ts';
import { mutation, query } from './endpoint.ts';
import { tag } from './tags.ts';

export const getProfile = query(profileEndpoints.getProfile, () => [tag(admin)]);
export const updateProfile = mutation(profileEndpoints.updateProfile, () => [tag(admin)]);
