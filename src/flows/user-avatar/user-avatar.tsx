import { avatarAddress } from '@/domain/external-links/outside-image';
import { useRuntimeConfig } from '@/state/runtime-config';
import { useUser } from '@/state/user';
import { Avatar } from '@/ui/people/avatar';

interface UserAvatarProps {
  name: string;
  size?: number;
}

/** The picture of the current user, from a host that images may come from; the initial where there is none. */
export function UserAvatar(props: UserAvatarProps) {
  const avatar = useUser((user) => user.avatar);
  const config = useRuntimeConfig();
  const picture = config === null ? '' : avatarAddress(avatar, config.avatarBase, config.imageHosts);
  return <Avatar {...props} picture={picture} />;
}
