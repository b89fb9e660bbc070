#pragma once
#include <microhttpd.h>

// Swift cannot call C functions with variable arguments; these have fixed ones.

static inline struct MHD_Daemon *
daybook_mhd_start(unsigned int flags, MHD_AccessHandlerCallback handler, void *context,
                  const struct MHD_OptionItem *options) {
  return MHD_start_daemon(flags, 0, NULL, NULL, handler, context,
                          MHD_OPTION_ARRAY, options, MHD_OPTION_END);
}

// The connection's socket, or -1.
static inline int daybook_mhd_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : (int)info->connect_fd;
}

// What the connection callback stored for the connection, or NULL.
static inline void *daybook_mhd_socket_context(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info == NULL ? NULL : info->socket_context;
}
